import { useMutation, useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { type Cart, type CartSides, cartMutations, cartQueries } from '@/entities/cart'
import { SaveToListButton } from '@/features/save-to-list'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { RetainedFocus } from '@/shared/ui/retained-focus'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toaster'
import { AddParts } from './add-parts'
import { CartLines, nameOf } from './cart-lines'
import { ForMachine } from './for-machine'
import { ShoppingLists } from './lists/shopping-lists'
import { OrderCard } from './order-card'
import { savedParts } from './saved-parts'
import { cartText } from './text'

type CartContentProps = {
  sides: CartSides
  catalogueId: string
  /** The machine that parts are added for. */
  instanceId: string | undefined
  onPlaced: (orderId: string) => void
}

export function CartContent({ sides, catalogueId, instanceId, onPlaced }: CartContentProps) {
  const t = useText(cartText)
  const query = useQuery(cartQueries.detail(sides))
  const { mutateAsync: add } = useMutation(cartMutations.add(sides))
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {instanceId && <ForMachine instanceId={instanceId}>{(machine) => t('addingFor', { machine })}</ForMachine>}
        <AddParts
          target={`cart ${sides.dealershipId} ${sides.operatorId}`}
          sides={sides}
          catalogueId={catalogueId}
          onAdd={(lines) => add(lines.map((line) => ({ ...line, ...(instanceId && { instance_id: instanceId }) })))}
          offersLists
        />
        <Loaded query={query} errorTitle={t('failed')} skeleton={<Skeleton className="h-64" />}>
          {(cart) => <LinesCard sides={sides} cart={cart} />}
        </Loaded>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {query.data && query.data.lines.length > 0 && <OrderCard sides={sides} cart={query.data} onPlaced={onPlaced} />}
        <ShoppingLists sides={sides} />
      </div>
    </div>
  )
}

function LinesCard({ sides, cart: { lines, currency } }: { sides: CartSides; cart: Cart }) {
  const t = useText(cartText)
  const onError = ({ message }: Error) => toast.error(message)
  const { mutate: change } = useMutation({ ...cartMutations.changeLine(sides), onError })
  const { mutate: remove } = useMutation({ ...cartMutations.removeLine(sides), onError })
  const saved = savedParts(lines)
  return (
    <Card title={t('lines')} actions={saved.length > 0 && <SaveToListButton size="sm" sides={sides} parts={saved} />}>
      <RetainedFocus label={t('lines')}>
        {lines.length > 0 ? (
          <CartLines
            label={t('lines')}
            lines={lines}
            currency={currency}
            onQuantity={change}
            onRemove={(line) =>
              remove(line.id, { onSuccess: () => toast.success(t('removed', { name: nameOf(line) })) })
            }
          />
        ) : (
          <EmptyState title={t('emptyTitle')} icon={ShoppingCart}>
            {t('empty')}
          </EmptyState>
        )}
      </RetainedFocus>
    </Card>
  )
}
