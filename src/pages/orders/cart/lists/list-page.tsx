import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Ellipsis, ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CartSides, type ShoppingList, shoppingListMutations, shoppingListQueries } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { IconButton } from '@/shared/ui/icon-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { RetainedFocus } from '@/shared/ui/retained-focus'
import { toast } from '@/shared/ui/toaster'
import { AddParts } from '../add-parts'
import { CartLines, nameOf } from '../cart-lines'
import { cartListRoute } from '../route'
import { ListDialog } from './list-dialog'
import { PutIntoCartButton } from './put-into-cart-button'
import { cartListsText } from './text'

type ListPageProps = { sides: CartSides; listId: string; onBack: () => void }

/** One shopping list: its lines at the prices of today, and the press that puts it into the cart. */
export function ListPage({ sides, listId, onBack }: ListPageProps) {
  const t = useText(cartListsText)
  const query = useQuery(shoppingListQueries.detail(sides, listId))
  usePageTitle(query.data?.name ?? t('lists'))
  const back = (
    <BackLink href="/cart" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('listFailed')}>
      {(list) => <ListDetails sides={sides} list={list} back={back} onDeleted={onBack} />}
    </LoadedPage>
  )
}

export function ListScreen() {
  const t = useText(cartListsText)
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const { search } = useRouteSearch(cartListRoute)
  const { dealership_id: dealershipId, operator_id: operatorId } = search
  if (!id || !dealershipId || !operatorId) {
    return (
      <ErrorState title={t('goneTitle')} isPageTitle>
        {t('gone')}
      </ErrorState>
    )
  }
  return (
    <ListPage sides={{ dealershipId, operatorId }} listId={id} onBack={() => void navigate({ to: '/cart', search })} />
  )
}

type ListDetailsProps = { sides: CartSides; list: ShoppingList; back: ReactNode; onDeleted: () => void }

function ListDetails({ sides, list, back, onDeleted }: ListDetailsProps) {
  const t = useText(cartListsText)
  const money = useMoney()
  const [asked, setAsked] = useState<'change' | 'delete'>()
  const { mutateAsync: add } = useMutation(shoppingListMutations.add(sides))
  const { id, name, owner, is_own, is_shared, currency, amount, operator, dealership } = list
  const sharing = is_own ? t(is_shared ? 'shared' : 'onlyMine') : t('sharedBy', { owner })
  return (
    <>
      <PageHeader
        title={name}
        back={back}
        summary={[t('between', { dealership: dealership.name, operator: operator.name }), sharing].join(' · ')}
        actions={
          <>
            {list.can_manage && (
              <DropdownMenu
                trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden />} />}
                actions={[
                  { label: t('change'), onSelect: () => setAsked('change') },
                  { label: t('delete'), onSelect: () => setAsked('delete'), destructive: true },
                ]}
              />
            )}
            <PutIntoCartButton sides={sides} listId={id} name={name} isEmpty={list.lines.length === 0} isAway />
          </>
        }
      />
      <div className="grid max-w-5xl grid-cols-1 gap-6">
        <Card title={t('lines')}>
          <ListLines sides={sides} list={list} />
          {list.lines.length > 0 && (
            <dl className="mt-4 pair border-t border-line pt-4 text-lg font-bold">
              <dt>{t('total')}</dt>
              <dd className="figures">{money({ amount, currency })}</dd>
            </dl>
          )}
        </Card>
        <AddParts
          target={`list ${id}`}
          sides={sides}
          catalogueId={list.catalogue_id}
          onAdd={(lines) => add({ listId: id, lines })}
        />
      </div>
      {asked === 'change' && <ListDialog sides={sides} list={list} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && (
        <ConfirmMutation
          title={t('deleteTitle', { name })}
          description={t(is_shared ? 'deleteSharedHelp' : 'deleteHelp')}
          confirm={t('delete')}
          mutation={shoppingListMutations.remove(sides, id)}
          done={t('deleted', { name })}
          onDone={onDeleted}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function ListLines({ sides, list: { id, lines, currency } }: { sides: CartSides; list: ShoppingList }) {
  const t = useText(cartListsText)
  const onError = ({ message }: Error) => toast.error(message)
  const { mutate: change } = useMutation({ ...shoppingListMutations.changeLine(sides, id), onError })
  const { mutate: remove } = useMutation({ ...shoppingListMutations.removeLine(sides, id), onError })
  return (
    <RetainedFocus label={t('lines')}>
      {lines.length > 0 ? (
        <CartLines
          label={t('lines')}
          lines={lines}
          currency={currency}
          onQuantity={change}
          onRemove={(line) => remove(line.id, { onSuccess: () => toast.success(t('removed', { name: nameOf(line) })) })}
        />
      ) : (
        <EmptyState title={t('emptyTitle')} icon={ListChecks}>
          {t('empty')}
        </EmptyState>
      )}
    </RetainedFocus>
  )
}
