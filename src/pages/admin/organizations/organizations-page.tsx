import { Link } from '@tanstack/react-router'
import { Building2, Search } from 'lucide-react'
import { useState } from 'react'
import { type Organization, organizationQueries, organizationText, organizationTypes } from '@/entities/organization'
import { CreateOrganizationDialog } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { CustomerLookUp } from './customer-look-up'
import { useOrganizationColumns } from './organization-columns'
import { OrganizationDrawer } from './organization-drawer'
import { organizationsRoute } from './route'
import { organizationsText } from './text'

const link = 'inline-flex min-h-control-sm items-center text-link hover:underline'

/** All organizations, for the super user. */
export function OrganizationsPage() {
  const t = useText(organizationsText)
  const words = useText(organizationText)
  const [dialog, setDialog] = useState<'create' | 'look-up'>()
  const list = useListSearch(organizationsRoute, organizationQueries.list)
  const { organization: opened } = list.search
  // One that is opened beside the list is a step of its own, so that Back closes it.
  const open = ({ id }: Organization) => list.change({ organization: id }, 'push')
  return (
    <ListPage
      title={t('title')}
      summary={
        <span className="flex flex-wrap items-center gap-x-4">
          {t('summary')}
          <Link to="/emails" className={link}>
            {t('outbox')}
          </Link>
          <Link to="/serial-clashes" className={link}>
            {t('serialClashes')}
          </Link>
        </span>
      }
      actions={
        <>
          <Button icon={<Search aria-hidden />} onClick={() => setDialog('look-up')}>
            {t('lookUp')}
          </Button>
          <Button variant="primary" onClick={() => setDialog('create')}>
            {t('create')}
          </Button>
        </>
      }
      list={list}
      columns={useOrganizationColumns()}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <SelectFilter
          list={list}
          name="type"
          label={t('type')}
          placeholder={t('anyType')}
          options={organizationTypes.map((type) => ({ value: type, label: words(type) }))}
        />
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Building2}>
          {t('empty')}
        </EmptyState>
      }
    >
      {opened && (
        <OrganizationDrawer
          key={opened}
          organizationId={opened}
          onClose={() => list.change({ organization: undefined }, 'push')}
        />
      )}
      {dialog === 'create' && (
        <CreateOrganizationDialog
          onClose={() => setDialog(undefined)}
          onCreated={({ id }) => list.applySearch({ organization: id })}
        />
      )}
      {dialog === 'look-up' && <CustomerLookUp onClose={() => setDialog(undefined)} />}
    </ListPage>
  )
}
