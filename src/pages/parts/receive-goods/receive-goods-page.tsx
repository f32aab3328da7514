import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { catalogueQueries } from '@/entities/catalogue'
import { inventoryQueries, type PartStock, useLiveStock } from '@/entities/inventory'
import { StockDialog } from '@/features/move-stock'
import { PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable, rowTitleClass } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { DealershipChoice, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { receiveGoodsRoute } from './route'
import { receiveGoodsText } from './text'

/** /receive-goods: what a delivery brought, part by part, for all of a dealership's staff. */
export function ReceiveGoodsPage() {
  const t = useText(receiveGoodsText)
  const { search, changeSearch } = useRouteSearch(receiveGoodsRoute)
  const { isMissing, dealershipId } = useDealershipChoice(search.organization_id)
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <div className="grid grid-cols-1 gap-6">
        <DealershipChoice
          value={search.organization_id}
          onChange={(organization_id) => changeSearch({ organization_id })}
        />
        {isMissing ? <NoDealershipChosen /> : <Receiving key={dealershipId} dealershipId={dealershipId} />}
      </div>
    </>
  )
}

function Receiving({ dealershipId }: { dealershipId: string | undefined }) {
  const t = useText(receiveGoodsText)
  useLiveStock(dealershipId)
  const [picked, setPicked] = useState<string>()
  const [received, setReceived] = useState<readonly string[]>([])
  const stock = useQuery({ ...inventoryQueries.detail(picked ?? ''), enabled: picked !== undefined })
  return (
    <>
      <Card>
        <Loaded query={useQuery(catalogueQueries.list())}>
          {({ items }) => {
            const catalogue = items.find(({ organization }) => organization.id === dealershipId)
            if (!catalogue) return <EmptyState title={t('noCatalogueTitle')}>{t('noCatalogue')}</EmptyState>
            return (
              <PartPicker
                catalogueId={catalogue.id}
                operatorId={null}
                label={t('find')}
                help={t('findHelp')}
                autoFocus
                onPick={({ id }) => setPicked(id)}
              />
            )
          }}
        </Loaded>
      </Card>
      {stock.error && (
        <Callout tone="warning" announce>
          {t('failed', { reason: stock.error.message })}{' '}
          <Button size="sm" onClick={() => void stock.refetch()}>
            {t('tryAgain')}
          </Button>
        </Callout>
      )}
      <ReceivedParts partIds={received} />
      {picked !== undefined && stock.data && (
        <StockDialog
          stock={stock.data}
          action={{ kind: 'RECEIVED', locationId: undefined }}
          onSaved={() => setReceived((before) => [picked, ...before.filter((id) => id !== picked)])}
          onClose={() => setPicked(undefined)}
        />
      )}
    </>
  )
}

/** What was received on this page, the newest first, with the stock as it is by then. */
function ReceivedParts({ partIds }: { partIds: readonly string[] }) {
  const t = useText(receiveGoodsText)
  const parts = useQueries({ queries: partIds.map((id) => inventoryQueries.detail(id)) })
  const columns: Column<PartStock>[] = [
    {
      id: 'part',
      header: t('part'),
      onCard: 'title',
      cell: ({ part }) => (
        <Link to="/parts/$id" params={{ id: part.id }} className={rowTitleClass}>
          {[part.part_number, part.description].filter(Boolean).join(' ')}
        </Link>
      ),
    },
    { id: 'on_hand', header: t('onHand'), kind: 'number', cell: ({ on_hand }) => on_hand },
    { id: 'available', header: t('available'), kind: 'number', cell: ({ available }) => available },
  ]
  return (
    <Card title={t('received')} flush>
      <DataTable
        inCard
        label={t('received')}
        columns={columns}
        rows={parts.flatMap(({ data }) => data ?? [])}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t('nothingTitle')} icon={PackagePlus}>
            {t('nothing')}
          </EmptyState>
        }
      />
    </Card>
  )
}
