import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { tableImportText } from '../text'

export interface UnusedColumn {
  name: string
  /** The column that may be meant. */
  suggestion: string | null
}

/** Which columns of a table its import leaves out; nothing if it knows them all. */
export function UnusedColumns({ columns }: { columns: readonly UnusedColumn[] }) {
  const t = useText(tableImportText)
  if (columns.length === 0) return null
  const names = columns.map(({ name }) => name).join(', ')
  return (
    <Callout announce tone="warning" title={t('unusedTitle', { count: columns.length, names })}>
      <ul>
        {columns.map(
          ({ name, suggestion }) => suggestion && <li key={name}>{t('didYouMean', { name, suggestion })}</li>,
        )}
      </ul>
      <p>{t('unusedHelp')}</p>
    </Callout>
  )
}
