import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { type ServiceKit, serviceKitMutations, serviceKitQueries } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { machineDetailsText } from '../text'
import { useKitColumns } from './kit-columns'
import { KitDialog } from './kit-dialog'

type KitsCardProps = {
  machineId: string
  /** Whose kits; undefined for an operator's people, who see those of all that serve them. */
  dealershipId: string | undefined
  canEdit: boolean
}

/** The service kits of a model, with their parts. */
export function KitsCard({ machineId, dealershipId, canEdit }: KitsCardProps) {
  const t = useText(machineDetailsText)
  const [edited, setEdited] = useState<{ kit?: ServiceKit }>()
  const [deleted, setDeleted] = useState<ServiceKit>()
  const { data, error, isFetching, refetch } = useQuery(serviceKitQueries.ofMachine(machineId, dealershipId))
  const columns = useKitColumns(canEdit ? { onEdit: (kit) => setEdited({ kit }), onDelete: setDeleted } : undefined)
  const add = canEdit && (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited({})}>
      {t('addKit')}
    </Button>
  )
  const isEmpty = data?.items.length === 0
  return (
    <Card title={t('kits')} actions={data && !isEmpty && add} flush>
      <DataTable
        inCard
        label={t('kits')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('kitsEmptyTitle')} icon={PackageOpen} action={add}>
            {t(canEdit ? 'kitsEmptyForStaff' : 'kitsEmpty')}
          </EmptyState>
        }
      />
      {edited && (
        <KitDialog {...edited} machineId={machineId} dealershipId={dealershipId} onClose={() => setEdited(undefined)} />
      )}
      {deleted && (
        <ConfirmMutation
          title={t('deleteTitle', { name: deleted.name })}
          description={t('deleteHelp')}
          confirm={t('deleteConfirm')}
          mutation={serviceKitMutations.remove(deleted.id)}
          done={t('deleted', { name: deleted.name })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  )
}
