import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { PackagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { inventoryQueries, type PartStock, StockFigures, useLiveStock } from '@/entities/inventory'
import { type StockAction, StockDialog } from '@/features/move-stock'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { Levels } from './levels'
import { Movements } from './movements'
import { stockText } from './text'

type StockPageProps = { partId: string; onBack: () => void }

/** The stock of one part: where it is, what may be done with it, and how it changed. */
export function StockPage({ partId, onBack }: StockPageProps) {
  const t = useText(stockText)
  const query = useQuery(inventoryQueries.detail(partId))
  usePageTitle(query.data?.part.part_number ?? t('back'))
  const back = (
    <BackLink href="/inventory" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(stock) => <StockOf stock={stock} back={back} />}
    </LoadedPage>
  )
}

export function StockScreen() {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return id && <StockPage key={id} partId={id} onBack={() => void navigate({ to: '/inventory' })} />
}

function StockOf({ stock, back }: { stock: PartStock; back: ReactNode }) {
  const t = useText(stockText)
  const [action, setAction] = useState<StockAction>()
  const { part } = stock
  useLiveStock(part.organization_id)
  return (
    <>
      <PageHeader
        back={back}
        title={part.part_number}
        summary={
          <>
            {part.description} {!part.is_active && <Badge>{t('notSold')}</Badge>}
          </>
        }
        actions={
          <Button
            variant="primary"
            icon={<PackagePlus aria-hidden />}
            onClick={() => setAction({ kind: 'RECEIVED', locationId: undefined })}
          >
            {t('receive')}
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <StockFigures stock={stock} />
        <Levels stock={stock} onAction={setAction} />
        <Movements partId={part.id} />
      </div>
      {action && <StockDialog stock={stock} action={action} onClose={() => setAction(undefined)} />}
    </>
  )
}
