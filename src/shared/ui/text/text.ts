import { defineText } from '@/shared/lib/i18n'

export const en = {
  beyondLastPage: 'There is no page {{page}}',
  cancel: 'Cancel',
  cardsLabel: '{{label}}, {{total}} in all',
  chooseFile: 'Choose a file',
  clearSearch: 'Clear the search',
  close: 'Close',
  dismiss: 'Dismiss',
  dropFile: 'Drag a file here, or',
  emptyTable: 'Nothing to show yet',
  errorTitle: 'This did not load',
  errorAdvice: 'Check your connection and try again.',
  hidePassword: 'Hide password',
  lastPage: 'Go to page {{page}}, the last one',
  loading: 'Loading',
  next: 'Next',
  nothingOf: 'No rows',
  notifications: 'Notifications',
  optional: 'optional',
  pages: 'Pages',
  pageN: 'Page {{page}}',
  previous: 'Previous',
  rowsOf: '{{from}} to {{to}} of {{total}}',
  showPassword: 'Show password',
  sortBy: 'Sort by',
  sortedAscending: 'Sort by {{column}}, ascending',
  sortedDescending: 'Sort by {{column}}, descending',
  tryAgain: 'Try again',
}

export const uiText = defineText('ui', en, { es: () => import('./text.es') })
