import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { tableImportText } from '../text'
import { type ImportUndo, type UndoCall, UndoState } from './undo-state'

export interface Call<Variables> {
  mutate: (variables: Variables) => void
  isPending: boolean
  error: Error | null
}

type StoringStateProps = {
  stored: {
    status: 'APPLYING' | 'APPLIED' | 'FAILED'
    progress: number
    failure: string | null
    /** Whether it was interrupted, so that it can be started again. */
    can_restart: boolean
    undo: ImportUndo | null
  }
  /** How many rows are stored, or would be. */
  count: number
  words: { mayLeave: string; storing: string; applied: string }
  restart: Call<void>
  /** Undefined where some rows may be stored already: they stay stored. */
  discard: Call<void> | undefined
  undo: UndoCall
}

/** How far the rows of an import are stored, or why they are not, and how they are taken back. */
export function StoringState({ stored, count, words, restart, discard, undo }: StoringStateProps) {
  const t = useText(tableImportText)
  const { status, progress } = stored
  if (status === 'APPLYING') {
    return (
      <Working mayLeave={words.mayLeave}>
        <ProgressBar
          label={words.storing}
          value={progress}
          max={count}
          figure={t('rowsStored', { stored: progress, count })}
        />
      </Working>
    )
  }
  return (
    <>
      {status === 'FAILED' && <Failure stored={stored} restart={restart} discard={discard} />}
      {(status === 'APPLIED' || stored.undo) && (
        <UndoState applied={words.applied} count={count} undo={stored.undo} call={undo} />
      )}
    </>
  )
}

/** Why it failed. What has stored some rows already is not discarded. */
function Failure({ stored, restart, discard }: Pick<StoringStateProps, 'stored' | 'restart' | 'discard'>) {
  const t = useText(tableImportText)
  const { failure, can_restart: canRestart } = stored
  return (
    <Callout
      tone="danger"
      title={t('failed')}
      actions={
        <>
          {canRestart && (
            <Button variant="primary" pending={restart.isPending} onClick={() => restart.mutate()}>
              {t(discard ? 'restart' : 'continue')}
            </Button>
          )}
          {discard && (
            <Button pending={discard.isPending} disabled={restart.isPending} onClick={() => discard.mutate()}>
              {t('discard')}
            </Button>
          )}
        </>
      }
    >
      {failure}
      <Refusal error={restart.error ?? discard?.error ?? null} />
    </Callout>
  )
}

/** What is going on, and that it goes on by itself. */
export function Working({ mayLeave, children }: { mayLeave: string; children: ReactNode }) {
  return (
    <Card>
      {children}
      <p className="mt-2 text-sm text-ink-muted">{mayLeave}</p>
    </Card>
  )
}

/** Why the server refuses to do what was asked. */
export function Refusal({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="mt-2 font-medium text-danger-ink">
        {error.message}
      </p>
    )
  )
}
