import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { type CartSides, cartQueries } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { AddParts } from './add-parts'
import { CartLines } from './cart-lines'
import { OrderCard } from './order-card'
import { cartText } from './text'

type CartContentProps = { sides: CartSides; catalogueId: string; onPlaced: (orderId: string) => void }

export function CartContent({ sides, catalogueId, onPlaced }: CartContentProps) {
  const t = useText(cartText)
  const query = useQuery(cartQueries.detail(sides))
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <AddParts sides={sides} catalogueId={catalogueId} />
        <Loaded query={query} errorTitle={t('failed')} skeleton={<Skeleton className="h-64" />}>
          {(cart) => (
            <Card title={t('lines')}>
              {cart.lines.length > 0 ? (
                <CartLines sides={sides} cart={cart} />
              ) : (
                <EmptyState title={t('emptyTitle')} icon={ShoppingCart}>
                  {t('empty')}
                </EmptyState>
              )}
            </Card>
          )}
        </Loaded>
      </div>
      {query.data && query.data.lines.length > 0 && <OrderCard sides={sides} cart={query.data} onPlaced={onPlaced} />}
    </div>
  )
}
