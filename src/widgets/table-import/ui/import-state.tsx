import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Spinner } from '@/shared/ui/spinner'
import { tableImportText } from '../text'
import { type Call, Refusal, StoringState, Working } from './storing-state'
import type { ImportUndo, UndoCall } from './undo-state'
import { type UnusedColumn, UnusedColumns } from './unused-columns'

interface Stored {
  unused_columns: readonly UnusedColumn[]
  status: 'READING' | 'CHECKED' | 'APPLYING' | 'APPLIED' | 'FAILED'
  progress: number
  refused: number
  failure: string | null
  /** Whether it was interrupted, so that it can be started again. */
  can_restart: boolean
  undo: ImportUndo | null
}

interface Words {
  mayLeave: string
  storing: string
  /** Where the table changes nothing. */
  nothingChanges: string
  /** Where every row is correct. */
  readyHelp: string
  applied: string
}

type ImportStateProps = {
  stored: Stored
  /** How many rows are stored, or would be. */
  count: number
  words: Words
  apply: Call<'all' | 'good'>
  restart: Call<void>
  discard: Call<void>
  undo: UndoCall
  /** Whether the columns are just being changed, after which the table is read again. */
  isMapping: boolean
  /** Whether some rows were stored before it failed. */
  isStoredInPart?: boolean
}

/** What of a table its import leaves out, how far it is, and what can be done next. */
export function ImportState(props: ImportStateProps) {
  return (
    <>
      <UnusedColumns columns={props.stored.unused_columns} />
      <Progress {...props} />
    </>
  )
}

function Progress(props: ImportStateProps) {
  const { stored, words, isStoredInPart = false } = props
  const { status, progress } = stored
  const t = useText(tableImportText)
  switch (status) {
    case 'READING':
      return (
        <Working mayLeave={words.mayLeave}>
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            <span className="figures">{t('rowsRead', { count: progress })}</span>
          </p>
        </Working>
      )
    case 'CHECKED':
      return <Choice {...props} />
    default:
      return (
        <StoringState {...props} stored={{ ...stored, status }} discard={isStoredInPart ? undefined : props.discard} />
      )
  }
}

/** All rows if none is refused, otherwise the correct ones. */
function Choice({ stored: { refused }, count, words, apply, discard, isMapping }: ImportStateProps) {
  const t = useText(tableImportText)
  const hasRefused = refused > 0
  const isEmpty = count === 0
  const title = isEmpty ? t('nothingTitle') : hasRefused ? t('refusedTitle', { count: refused }) : t('readyTitle')
  const emptyHelp = hasRefused ? t('nothingCorrect') : words.nothingChanges
  const help = hasRefused ? t('refusedHelp') : words.readyHelp
  return (
    <Callout
      tone={hasRefused ? 'warning' : 'info'}
      title={title}
      actions={
        <>
          {!isEmpty && (
            <Button
              variant="primary"
              pending={apply.isPending}
              disabled={isMapping}
              onClick={() => apply.mutate(hasRefused ? 'good' : 'all')}
            >
              {t(hasRefused ? 'storeCorrect' : 'storeAll', { count })}
            </Button>
          )}
          <Button pending={discard.isPending} disabled={apply.isPending || isMapping} onClick={() => discard.mutate()}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>{isEmpty ? emptyHelp : help}</p>
      <Refusal error={apply.error ?? discard.error} />
    </Callout>
  )
}
