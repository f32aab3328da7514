import { useMutation } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { type CartSides, cartMutations } from '@/entities/cart'
import type { MachineInstance, TaskState } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'

type KitToCartButtonProps = { instanceId: string; sides: CartSides; kit: NonNullable<TaskState['kit']> }

/** Between whom the kits of a machine are ordered; undefined where no dealership serves it any more. */
export const sidesOfMachine = ({ organization, dealership, served_until: until }: MachineInstance) =>
  dealership && !until ? { dealershipId: dealership.id, operatorId: organization.id } : undefined

/** Puts the kit of a task into the reader's cart, for the machine. */
export function KitToCartButton({ instanceId, sides, kit }: KitToCartButtonProps) {
  const t = useText(instanceDetailsText)
  const { mutate, isPending } = useMutation({
    ...cartMutations.add(sides),
    onError: ({ message }) => toast.error(message),
  })
  const add = () =>
    mutate([{ bundle_id: kit.id, quantity: 1, instance_id: instanceId }], {
      onSuccess: () => toast.success(t('kitInCart', { kit: kit.name })),
    })
  return (
    <Button
      icon={<ShoppingCart aria-hidden />}
      aria-label={t('addKit', { kit: kit.name })}
      pending={isPending}
      onClick={add}
      className="max-sm:w-full"
    >
      {t('addToCart')}
    </Button>
  )
}
