// Runs before the first paint, so that a chosen theme does not flash; src/shared/lib/theme does the rest.
try {
  // Whoever is signed in is led past the form that the document of /login has.
  if (localStorage.getItem('auth')) document.documentElement.dataset.session = 'stored'
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme
  } else if (matchMedia('(prefers-contrast: more)').matches) {
    document.documentElement.dataset.theme = 'contrast'
  }
} catch {
  // No storage (private mode, blocked cookies): the system's theme stands.
}
