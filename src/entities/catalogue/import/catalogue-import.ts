import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type CatalogueImport = Schemas['CatalogueImport']
export type CatalogueImportRow = Schemas['CatalogueImportRow']
export type ImportFate = Schemas['ImportFate']

/** Whether the server is at work on it, so that its figures change by themselves. */
export const isRunning = ({ status, undo }: Pick<CatalogueImport, 'status' | 'undo'>): boolean =>
  status === 'READING' || status === 'APPLYING' || undo?.status === 'RUNNING'
