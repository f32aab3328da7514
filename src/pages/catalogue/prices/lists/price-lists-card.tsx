import { useQuery } from '@tanstack/react-query'
import { Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { type PriceList, pricingMutations, pricingQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { pricesText } from '../text'
import { usePriceListColumns } from './price-list-columns'
import { PriceListDialog } from './price-list-dialog'

export function PriceListsCard({ catalogueId }: { catalogueId: string }) {
  const t = useText(pricesText)
  const [edited, setEdited] = useState<{ id: string | undefined }>()
  const [deleted, setDeleted] = useState<PriceList>()
  const { data, error, isFetching, refetch } = useQuery(pricingQueries.priceLists(catalogueId))
  const columns = usePriceListColumns({ onRename: ({ id }) => setEdited({ id }), onDelete: setDeleted })
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited({ id: undefined })}>
      {t('addList')}
    </Button>
  )
  return (
    <Card title={t('lists')} actions={data && data.total > 0 && add} flush>
      <DataTable
        inCard
        label={t('lists')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('noListsTitle')} icon={Tags} action={add}>
            {t('noLists')}
          </EmptyState>
        }
      />
      {edited && (
        <PriceListDialog
          catalogueId={catalogueId}
          list={data?.items.find(({ id }) => id === edited.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmMutation
          title={t('deleteTitle', { name: deleted.name })}
          description={t('deleteHelp')}
          confirm={t('deleteConfirm')}
          mutation={pricingMutations.removePriceList(catalogueId, deleted.id)}
          done={t('deleted', { name: deleted.name })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  )
}
