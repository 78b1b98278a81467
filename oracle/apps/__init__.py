"""The only place where book and machine meet."""
