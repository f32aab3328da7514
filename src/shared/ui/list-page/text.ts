import { defineText } from '@/shared/lib/i18n'

export const en = {
  search: 'Search {{list}}',
  nothingFoundTitle: 'Nothing matches',
  nothingFound: 'No row matches this search and these filters.',
  reset: 'Show all',
  views: 'Views',
  noViews: 'No saved views yet',
  saveView: 'Save this view…',
  saveViewTitle: 'Save this view',
  saveViewHelp: 'Keeps the search, the filters, the order, the columns and the density. Only you see it.',
  saveViewSubmit: 'Save view',
  replaceView: 'Replace view',
  viewName: 'Name',
  viewNameRequired: 'Name is required field.',
  viewSaved: '{{name}} saved',
  manageViews: 'Delete views…',
  manageViewsTitle: 'Saved views',
  deleteView: 'Delete {{name}}',
  viewDeleted: '{{name}} deleted',
  display: 'Columns and density',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  export: 'Export',
  exporting: 'Exporting, {{percent}} %',
  exported: '{{name}} is in your downloads',
  exportFailed: 'The table was not exported: {{reason}}',
}

export const listPageText = defineText('list-page', en, { es: () => import('./text.es') })
