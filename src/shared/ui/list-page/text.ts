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
  saveViewHelp: 'Saves the search, filters, order, columns and density. Only you see it.',
  saveViewSubmit: 'Save view',
  replaceView: 'Replace view',
  viewName: 'Name',
  viewNameRequired: 'Enter a name.',
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
  exported: '{{name}} was saved to your downloads',
  exportFailed: 'The table was not exported: {{reason}}',
}

export const listPageText = defineText('list-page', en, { es: () => import('./text.es') })
