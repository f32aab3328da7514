import { type Email, EmailStatusBadge, emailText } from '@/entities/email'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'

export function useEmailColumns(onOpen: (email: Email) => void): Column<Email>[] {
  const t = useText(emailText)
  const written = useDateTime()
  return [
    {
      id: 'subject',
      sortable: true,
      header: t('subject'),
      onCard: 'title',
      value: ({ subject }) => subject,
      cell: (email) => (
        <button type="button" data-printed onClick={() => onOpen(email)} className={rowTitleClass}>
          {email.subject}
        </button>
      ),
    },
    {
      id: 'recipient',
      sortable: true,
      header: t('recipient'),
      value: ({ recipient }) => recipient,
      cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
    },
    {
      id: 'status',
      sortable: true,
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      value: ({ status }) => t(status),
      cell: ({ status }) => <EmailStatusBadge status={status} />,
    },
    {
      id: 'created_at',
      sortable: true,
      header: t('written'),
      kind: 'date',
      moment: ({ created_at }) => created_at,
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}
