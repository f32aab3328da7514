import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Boxes, PackagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CataloguePart, catalogueQueries, PartThumbnail } from '@/entities/catalogue'
import {
  inventoryQueries,
  type PartStock,
  StockFigures,
  useLiveStock,
  useStockLevelColumns,
} from '@/entities/inventory'
import { hasRole } from '@/entities/user'
import { StockDialog } from '@/features/move-stock'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded, LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { SaleFacts } from './sale-facts'
import { partText } from './text'

type PartPageProps = { partId: string; onBack: () => void }

/** A part with its price and its stock, for everybody who sells it; only admins find the ways to change it. */
export function PartPage({ partId, onBack }: PartPageProps) {
  const t = useText(partText)
  const query = useQuery(catalogueQueries.part(partId))
  usePageTitle(query.data?.part_number ?? t('fallback'))
  const back = (
    <BackLink href="/receive-goods" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(part) => <PartOf part={part} back={back} />}
    </LoadedPage>
  )
}

export function PartScreen() {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return id && <PartPage key={id} partId={id} onBack={() => void navigate({ to: '/receive-goods' })} />
}

function PartOf({ part, back }: { part: CataloguePart; back: ReactNode }) {
  const t = useText(partText)
  const isAdmin = hasRole(useUser(), 'dealership-admin')
  const stock = useQuery(inventoryQueries.detail(part.id))
  const [isReceiving, setReceiving] = useState(false)
  const { part_number: number, description } = part
  return (
    <>
      <PageHeader
        back={back}
        title={number}
        summary={
          <>
            {description} {!part.is_active && <Badge>{t('notSold')}</Badge>}
          </>
        }
        actions={
          <>
            {isAdmin && (
              <>
                <LinkButton asChild>
                  <Link to="/manage-catalogue" search={{ search: number }}>
                    {t('edit')}
                  </Link>
                </LinkButton>
                <LinkButton asChild>
                  <Link to="/inventory/$id" params={{ id: part.id }}>
                    {t('movements')}
                  </Link>
                </LinkButton>
              </>
            )}
            <Button
              variant="primary"
              icon={<PackagePlus aria-hidden />}
              disabled={!stock.data}
              onClick={() => setReceiving(true)}
            >
              {t('receive')}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <Card title={t('sale')}>
          <div className="flex flex-wrap items-start gap-6">
            <PartThumbnail name={description || number} picture={part.pictures[0]} />
            <SaleFacts part={part} />
          </div>
        </Card>
        <Loaded query={stock}>{(found) => <StockOf stock={found} />}</Loaded>
      </div>
      {isReceiving && stock.data && (
        <StockDialog
          stock={stock.data}
          action={{ kind: 'RECEIVED', locationId: undefined }}
          onClose={() => setReceiving(false)}
        />
      )}
    </>
  )
}

function StockOf({ stock }: { stock: PartStock }) {
  const t = useText(partText)
  useLiveStock(stock.part.organization_id)
  return (
    <>
      <StockFigures stock={stock} />
      <Card title={t('locations')} flush>
        <DataTable
          inCard
          label={t('locations')}
          columns={useStockLevelColumns()}
          rows={stock.levels}
          rowKey={({ location_id }) => location_id}
          empty={
            <EmptyState title={t('nowhereTitle')} icon={Boxes}>
              {t('nowhere')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}
