// Before anything is painted, so that what somebody chose does not flash up as what their system likes.
try {
  const chosen = localStorage.getItem('tapwright.appearance')?.replaceAll('"', '');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.setAttribute('data-appearance', chosen);
  }
} catch {
  // Storing is switched off, so nothing was chosen.
}
