import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type Email, EmailDetails, emailQueries, emailStatuses, emailText } from '@/entities/email'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { useEmailColumns } from './email-columns'
import { emailsRoute } from './route'

/** The outbox, "where a super user can read them" (behaviour, section 9). */
export function EmailsPage() {
  const t = useText(emailText)
  const [opened, setOpened] = useState<Email>()
  const list = useListSearch(emailsRoute, emailQueries.list)
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      list={list}
      columns={useEmailColumns(setOpened)}
      onOpen={setOpened}
      searchLabel={t('search')}
      filters={
        <SelectFilter
          list={list}
          name="status"
          label={t('status')}
          placeholder={t('anyStatus')}
          options={emailStatuses.map((status) => ({ value: status, label: t(status) }))}
        />
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Mail}>
          {t('empty')}
        </EmptyState>
      }
    >
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)} title={opened?.subject ?? ''}>
        {opened && <EmailDetails id={opened.id} />}
      </Drawer>
    </ListPage>
  )
}
