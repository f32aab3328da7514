import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { type CartSides, ListInCartDialog, shoppingListMutations } from '@/entities/cart'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { LinkButton } from '@/shared/ui/link-button'
import { toast } from '@/shared/ui/toaster'
import { cartListsText } from './text'

type PutIntoCartButtonProps = {
  sides: CartSides
  listId: string
  name: string
  isEmpty: boolean
  /** On the page of the list, from which the cart is a step away. */
  isAway?: boolean
}

/** Puts a list into the cart, and says what became of each line. */
export function PutIntoCartButton({ sides, listId, name, isEmpty, isAway = false }: PutIntoCartButtonProps) {
  const t = useText(cartListsText)
  const { mutate, isPending, data, reset } = useMutation({
    ...shoppingListMutations.putIntoCart(sides),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <>
      <Button
        icon={<ShoppingCart aria-hidden />}
        variant={isAway ? 'primary' : 'secondary'}
        aria-label={t('putListIntoCart', { name })}
        pending={isPending}
        disabled={isEmpty}
        onClick={() => mutate(listId)}
      >
        {t('putIntoCart')}
      </Button>
      {data && (
        <ListInCartDialog
          name={name}
          outcome={data}
          onClose={reset}
          action={
            isAway && (
              <LinkButton asChild variant="primary">
                <Link to="/cart" search={{ dealership_id: sides.dealershipId, operator_id: sides.operatorId }}>
                  {t('openCart')}
                </Link>
              </LinkButton>
            )
          }
        />
      )}
    </>
  )
}
