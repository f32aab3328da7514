import { defineText } from '@/shared/lib/i18n'

export const en = {
  emptyTitle: 'The manual’s page appears here',
  emptyAdvice: 'Ask a question and the page that answers it opens with the passage marked.',
  errorTitle: 'The manual did not load',
  fitWidth: 'Fit',
  goneAdvice: 'It was deleted, or it is not for you any more.',
  goneTitle: 'This manual is no longer here',
  loading: 'The page is loading',
  marked: 'Marked on this page: “{{quote}}”',
  nextPage: 'Next page',
  ofPages: 'of {{pages}}',
  openPdf: 'Open PDF',
  page: 'Page',
  pageAlt: 'Page {{page}} of {{manual}}',
  pageError: 'This page did not load',
  previousPage: 'Previous page',
  viewer: 'Manual',
  zoom: 'Zoom',
}

export const manualViewerText = defineText('manual-viewer', en, { es: () => import('./text.es') })
