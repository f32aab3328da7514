import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { type CartSides, type ShoppingListSummary, shoppingListQueries } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { PutIntoCartButton } from './put-into-cart-button'
import { cartListsText } from './text'

/** The reader's shopping lists, each of which fills the cart with one press. */
export function ShoppingLists({ sides }: { sides: CartSides }) {
  const t = useText(cartListsText)
  const query = useQuery(shoppingListQueries.list(sides))
  return (
    <Card title={t('lists')}>
      <Loaded query={query} errorTitle={t('listsFailed')}>
        {({ items }) =>
          items.length > 0 ? (
            <ul aria-label={t('lists')} className="grid divide-y divide-line">
              {items.map((list) => (
                <li key={list.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
                  <Named sides={sides} list={list} />
                  <PutIntoCartButton sides={sides} listId={list.id} name={list.name} isEmpty={list.line_count === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t('noListsTitle')} icon={ListChecks}>
              {t('noLists')}
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  )
}

function Named({ sides, list }: { sides: CartSides; list: ShoppingListSummary }) {
  const t = useText(cartListsText)
  const { id, name, line_count, is_own, is_shared, owner } = list
  const sharing = is_own ? is_shared && t('shared') : t('sharedBy', { owner })
  return (
    <div className="min-w-0">
      <Link
        to="/cart/lists/$id"
        params={{ id }}
        search={{ dealership_id: sides.dealershipId, operator_id: sides.operatorId }}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      <p className="text-sm text-ink-muted">
        {[t('lineCount', { count: line_count }), sharing].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
