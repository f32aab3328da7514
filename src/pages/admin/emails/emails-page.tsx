import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type Email, emailQueries, emailStatuses, emailText, isEmailStatus } from '@/entities/email'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField } from '@/shared/ui/select-field'
import { useEmailColumns } from './email-columns'
import { EmailDetails } from './email-details'
import { type EmailsSearch, pageSize } from './emails-search'
import { emailsText } from './text'

type EmailsPageProps = { search: EmailsSearch; onSearch: (search: EmailsSearch) => void }

/** The outbox, "where a super user can read them" (behaviour, section 9). */
export function EmailsPage({ search, onSearch }: EmailsPageProps) {
  const t = useText(emailsText)
  usePageTitle(t('title'))
  const [opened, setOpened] = useState<Email>()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    emailQueries.list({ ...search, limit: pageSize }),
  )
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <EmailFilters search={search} onSearch={onSearch} />
      <DataTable
        label={t('title')}
        columns={useEmailColumns(setOpened)}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={setOpened}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<NoEmails search={search} onSearch={onSearch} />}
      />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)} title={opened?.subject ?? ''}>
        {opened && <EmailDetails id={opened.id} />}
      </Drawer>
    </>
  )
}

function EmailFilters({ search, onSearch }: EmailsPageProps) {
  const t = useText(emailsText)
  const words = useText(emailText)
  return (
    <div className="mb-4 grid gap-3 sm:flex sm:items-center">
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ status: search.status, search: text || undefined })}
        className="sm:w-80"
      />
      <SelectField
        label={t('status')}
        hideLabel
        value={search.status ?? ''}
        onChange={({ target: { value } }) =>
          onSearch({ search: search.search, status: isEmailStatus(value) ? value : undefined })
        }
        placeholder={t('anyStatus')}
        options={emailStatuses.map((status) => ({ value: status, label: words(status) }))}
        className="sm:w-52"
      />
    </div>
  )
}

function NoEmails({ search, onSearch }: EmailsPageProps) {
  const t = useText(emailsText)
  if (!search.search && !search.status) {
    return (
      <EmptyState title={t('emptyTitle')} icon={Mail}>
        {t('empty')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={Mail}
      action={<Button onClick={() => onSearch({})}>{t('reset')}</Button>}
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
