import { defineText } from '@/shared/lib/i18n'

export const en = {
  emptyTitle: 'The manual’s page appears here',
  emptyAdvice: 'Ask a question and the page that answers it opens with the passage marked.',
  errorTitle: 'The manual did not load',
  closeFind: 'Close the search',
  closeManual: 'Close manual',
  find: 'Search in this manual',
  fitWidth: 'Fit',
  goneAdvice: 'It was deleted, or it is not for you any more.',
  goneTitle: 'This manual is no longer here',
  hitOf: 'Page {{at}} of {{total}} with these words',
  hits_one: '{{count}} page with these words',
  hits_other: '{{count}} pages with these words',
  loading: 'The page is loading',
  marked: 'Marked on this page: “{{quote}}”',
  nextHit: 'Next page with these words',
  nextPage: 'Next page',
  noHits: 'These words are not in this manual.',
  ofPages: 'of {{pages}}',
  openedManual: 'Opened manual',
  openPdf: 'Open PDF',
  page: 'Page',
  pageAlt: 'Page {{page}} of {{manual}}',
  pageError: 'This page did not load',
  previousHit: 'Previous page with these words',
  previousPage: 'Previous page',
  searching: 'Searching …',
  viewer: 'Manual',
  zoom: 'Zoom',
}

export const manualViewerText = defineText('manual-viewer', en, { es: () => import('./text.es') })
