import { useMutation } from '@tanstack/react-query'
import { inventoryMutations, type StockImport } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { Spinner } from '@/shared/ui/spinner'
import { stockImportText } from './text'

type ImportStateProps = { stored: StockImport; onDiscarded: () => void }

/** How far the import of a count is, and what can be done next. */
export function ImportState({ stored, onDiscarded }: ImportStateProps) {
  const t = useText(stockImportText)
  const { status, progress, updated, refused, failure } = stored
  switch (status) {
    case 'READING':
      return (
        <Card>
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            <span className="figures">{t('rowsRead', { count: progress })}</span>
          </p>
          <p className="mt-2 text-sm text-ink-muted">{t('mayLeave')}</p>
        </Card>
      )
    case 'CHECKED':
      return <Choice stored={stored} onDiscarded={onDiscarded} />
    case 'APPLYING':
      return (
        <Card>
          <ProgressBar
            label={t('storing')}
            value={progress}
            max={updated}
            figure={t('rowsStored', { stored: progress, count: updated })}
          />
          <p className="mt-2 text-sm text-ink-muted">{t('mayLeave')}</p>
        </Card>
      )
    case 'APPLIED':
      return (
        <Callout tone="success">
          {t('applied', { count: updated })} {refused > 0 && t('skipped', { count: refused })}
        </Callout>
      )
    case 'FAILED':
      return (
        <Callout tone="danger" title={t('failed')} actions={progress > 0 && <Continuation id={stored.id} />}>
          {failure}
        </Callout>
      )
  }
}

/** Stores what an interruption has left. */
function Continuation({ id }: { id: string }) {
  const t = useText(stockImportText)
  const apply = useMutation(inventoryMutations.applyImport(id))
  return (
    <>
      <Button variant="primary" pending={apply.isPending} onClick={() => apply.mutate('good')}>
        {t('continue')}
      </Button>
      {apply.error && <p role="alert">{apply.error.message}</p>}
    </>
  )
}

/** All rows if none is refused, otherwise the correct ones. */
function Choice({ stored: { id, updated: count, refused }, onDiscarded }: ImportStateProps) {
  const t = useText(stockImportText)
  const apply = useMutation(inventoryMutations.applyImport(id))
  const discard = useMutation({ ...inventoryMutations.discardImport(id), onSuccess: onDiscarded })
  const error = apply.error ?? discard.error
  const hasRefused = refused > 0
  const isEmpty = count === 0
  const title = isEmpty ? t('nothingTitle') : hasRefused ? t('refusedTitle', { count: refused }) : t('readyTitle')
  const help = isEmpty
    ? t(hasRefused ? 'nothingCorrect' : 'nothingChanges')
    : t(hasRefused ? 'refusedHelp' : 'readyHelp')
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
              onClick={() => apply.mutate(hasRefused ? 'good' : 'all')}
            >
              {t(hasRefused ? 'storeCorrect' : 'storeAll', { count })}
            </Button>
          )}
          <Button pending={discard.isPending} disabled={apply.isPending} onClick={() => discard.mutate()}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>{help}</p>
      {error && (
        <p role="alert" className="mt-2 font-medium text-danger-ink">
          {error.message}
        </p>
      )}
    </Callout>
  )
}
