import { useState } from 'react'
import type { components } from '#contract/platform'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { Spinner } from '@/shared/ui/spinner'
import { tableImportText } from '../text'

export type ImportUndo = components['schemas']['ImportUndo']

/** The mutation that takes an import back. */
export interface UndoCall {
  mutate: (variables: undefined, callbacks: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

type UndoStateProps = {
  /** What was stored, in words. */
  applied: string
  /** How many rows were stored. */
  count: number
  undo: ImportUndo | null
  call: UndoCall
}

/** What an import has stored, and how it is taken back. */
export function UndoState(props: UndoStateProps) {
  const t = useText(tableImportText)
  const { undo, count } = props
  if (undo?.status === 'RUNNING') return <Undoing undo={undo} count={count} />
  if (undo?.status === 'DONE') {
    const { removed, restored, kept } = undo
    return (
      <Callout tone={kept > 0 ? 'warning' : 'success'} title={t('undone')}>
        <p>{t('undoneCounts', { removed, restored, kept })}</p>
        {kept > 0 && <p>{t('undoneKept')}</p>}
      </Callout>
    )
  }
  return <Applied {...props} />
}

/** How far it is, where it is done in steps. */
function Undoing({ undo: { removed, restored, kept }, count }: { undo: ImportUndo; count: number }) {
  const t = useText(tableImportText)
  const done = removed + restored + kept
  return (
    <Callout tone="info">
      {done > 0 ? (
        <ProgressBar
          label={t('beingUndone')}
          value={done}
          max={count}
          figure={t('rowsStored', { stored: done, count })}
        />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('undoing')}
        </p>
      )}
      <p className="mt-2">{t('undoGoesOn')}</p>
    </Callout>
  )
}

/** Asks before it undoes; the question stays until it is undone, so that a failure is shown where it was confirmed. */
function Applied({ applied, undo, call }: Omit<UndoStateProps, 'count'>) {
  const t = useText(tableImportText)
  const written = useDateTime()
  const [asks, setAsks] = useState(false)
  const isFailed = undo?.status === 'FAILED'
  const ask = () => {
    call.reset()
    setAsks(true)
  }
  return (
    <Callout
      tone={isFailed ? 'danger' : 'success'}
      actions={
        undo && (
          <Button onClick={ask} disabled={call.isPending}>
            {t('undo')}
          </Button>
        )
      }
    >
      <p>{applied}</p>
      {isFailed && <p>{t('undoFailed')}</p>}
      {undo && !isFailed && <p>{t('undoUntil', { time: written(undo.until) })}</p>}
      {asks && (
        <ConfirmDialog
          title={t('undoTitle')}
          description={t('undoHelp')}
          confirm={t('undo')}
          onConfirm={() => call.mutate(undefined, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
          pending={call.isPending}
          failure={call.error?.message}
        />
      )}
    </Callout>
  )
}
