// Runs before the first paint, so that a chosen theme does not flash; src/shared/lib/theme does the rest.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme
  } else if (matchMedia('(prefers-contrast: more)').matches) {
    document.documentElement.dataset.theme = 'contrast'
  }
} catch {
  // No storage (private mode, blocked cookies): the system's theme stands.
}
