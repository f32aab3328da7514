import { RotateCw } from 'lucide-react'
import { isUnderWay, type LibraryManual, ManualProgressBar, ManualStatusBadge, manualText } from '@/entities/manual'
import { formatFileSize } from '@/shared/lib/file-size'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { ManualLink } from './manual-link'
import { manualLibraryText } from './text'

type RowActions = {
  onRetry: (manual: LibraryManual) => void
  /** The manual that is being queued again. */
  retryingId: string | undefined
  onEdit: (manual: LibraryManual) => void
  onDelete: (manual: LibraryManual) => void
}

/** @param narrow only the columns that distinguish manuals, for use beside an open manual */
export function useLibraryColumns(actions: RowActions, narrow: boolean): Column<LibraryManual>[] {
  const t = useText(manualLibraryText)
  const words = useText(manualText)
  const locale = useLocale()
  const ago = useRelativeTime()
  const facts: Column<LibraryManual>[] = [
    {
      id: 'pages',
      value: ({ pages }) => pages,
      header: t('pages'),
      kind: 'number',
      cell: ({ pages }) => (pages === null ? t('none') : numberFormat(locale, {}).format(pages)),
    },
    {
      id: 'size',
      value: ({ size }) => size,
      header: t('size'),
      kind: 'number',
      cell: ({ size }) => formatFileSize(size, locale),
    },
    {
      id: 'uploaded_at',
      moment: ({ uploaded_at }) => uploaded_at,
      header: t('uploaded'),
      kind: 'date',
      sortable: true,
      cell: ({ uploaded_at }) => <time dateTime={uploaded_at}>{ago(uploaded_at)}</time>,
    },
  ]
  return [
    {
      id: 'display_name',
      value: ({ display_name }) => display_name,
      header: t('manual'),
      sortable: true,
      onCard: 'title',
      cell: (manual) => <ManualTitle manual={manual} />,
    },
    {
      id: 'machine',
      value: ({ machine }) => machine.name,
      header: t('machine'),
      sortable: true,
      cell: ({ machine }) => <span className="whitespace-nowrap">{machine.name}</span>,
    },
    ...(narrow ? [] : facts),
    {
      id: 'status',
      value: ({ status }) => words(status),
      header: t('status'),
      kind: 'status',
      onCard: 'footer',
      cell: (manual) => <State manual={manual} {...actions} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (manual) =>
        manual.can_manage && (
          <RowMenu
            name={manual.display_name}
            onEdit={() => actions.onEdit(manual)}
            onDelete={() => actions.onDelete(manual)}
          />
        ),
    },
  ]
}

function ManualTitle({ manual: { id, display_name: name, kind, can_open } }: { manual: LibraryManual }) {
  const words = useText(manualText)
  return (
    <>
      {can_open ? (
        <ManualLink manualId={id}>{name}</ManualLink>
      ) : (
        <span className="font-semibold wrap-anywhere">{name}</span>
      )}
      <div className="text-sm font-normal text-ink-muted">{words(kind)}</div>
    </>
  )
}

type StateProps = Pick<RowActions, 'onRetry' | 'retryingId'> & { manual: LibraryManual }

/** How far its processing has come, and another try where it failed. */
function State({ manual, onRetry, retryingId }: StateProps) {
  const t = useText(manualLibraryText)
  if (isUnderWay(manual)) {
    return (
      <div className="min-w-40">
        <ManualProgressBar {...manual} />
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-1">
      <ManualStatusBadge status={manual.status} />
      {manual.reason && (
        <p className="max-w-80 whitespace-normal text-danger-ink">
          {t(manual.can_open ? 'unreadWhy' : 'failedWhy', { reason: manual.reason })}
        </p>
      )}
      {manual.can_manage && manual.status === 'FAILED' && (
        <Button
          icon={<RotateCw aria-hidden />}
          aria-label={t('tryAgainNamed', { name: manual.display_name })}
          onClick={() => onRetry(manual)}
          pending={retryingId === manual.id}
          className="max-sm:w-full"
        >
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
