import { useMutation } from '@tanstack/react-query'
import { type CatalogueImport, catalogueImportMutations } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { Spinner } from '@/shared/ui/spinner'
import { catalogueImportDetailsText } from './text'

type ImportStateProps = { catalogueId: string; stored: CatalogueImport; onDiscarded: () => void }

/** How far an import is, and what can be done next. */
export function ImportState({ catalogueId, stored, onDiscarded }: ImportStateProps) {
  const t = useText(catalogueImportDetailsText)
  const { status, progress, created, updated, failure } = stored
  const count = created + updated
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
      return <Choice catalogueId={catalogueId} stored={stored} onDiscarded={onDiscarded} />
    case 'APPLYING':
      return (
        <Card>
          <ProgressBar
            label={t('storing')}
            value={progress}
            max={count}
            figure={t('rowsStored', { stored: progress, count })}
          />
          <p className="mt-2 text-sm text-ink-muted">{t('mayLeave')}</p>
        </Card>
      )
    case 'APPLIED':
      return <Callout tone="success">{t('applied', { created, updated })}</Callout>
    case 'FAILED':
      return (
        <Callout tone="danger" title={t('failed')}>
          {failure}
        </Callout>
      )
  }
}

/** All rows if none is refused, otherwise the correct ones. */
function Choice({ catalogueId, stored: { id, created, updated, refused }, onDiscarded }: ImportStateProps) {
  const t = useText(catalogueImportDetailsText)
  const apply = useMutation(catalogueImportMutations.apply(catalogueId, id))
  const discard = useMutation({ ...catalogueImportMutations.discard(catalogueId, id), onSuccess: onDiscarded })
  const error = apply.error ?? discard.error
  const count = created + updated
  const hasRefused = refused > 0
  const discardButton = (
    <Button pending={discard.isPending} disabled={apply.isPending} onClick={() => discard.mutate()}>
      {t('discard')}
    </Button>
  )
  if (count === 0) {
    return (
      <Callout tone={hasRefused ? 'warning' : 'info'} title={t('nothingTitle')} actions={discardButton}>
        {t(hasRefused ? 'nothingCorrect' : 'nothingChanges')}
      </Callout>
    )
  }
  return (
    <Callout
      tone={hasRefused ? 'warning' : 'info'}
      title={hasRefused ? t('refusedTitle', { count: refused }) : t('readyTitle')}
      actions={
        <>
          <Button variant="primary" pending={apply.isPending} onClick={() => apply.mutate(hasRefused ? 'good' : 'all')}>
            {hasRefused ? t('storeCorrect', { count }) : t('storeAll', { count })}
          </Button>
          {discardButton}
        </>
      }
    >
      <p>{t(hasRefused ? 'refusedHelp' : 'readyHelp')}</p>
      {error && (
        <p role="alert" className="mt-2 font-medium text-danger-ink">
          {error.message}
        </p>
      )}
    </Callout>
  )
}
