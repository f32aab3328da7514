import { useMutation } from '@tanstack/react-query'
import { type CartSides, cartMutations } from '@/entities/cart'
import type { MachineInstance, TaskState } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'

type Kit = NonNullable<TaskState['kit']>

/** Between whom the kits of a machine are ordered; undefined where no dealership serves it any more. */
export const sidesOfMachine = ({
  organization,
  dealership,
  served_until: until,
}: MachineInstance): CartSides | undefined =>
  dealership && !until ? { dealershipId: dealership.id, operatorId: organization.id } : undefined

/** Puts the kit of a task into the reader's cart, for the machine. */
export function useKitToCart(instance: MachineInstance) {
  const t = useText(instanceDetailsText)
  const { mutateAsync, isPending } = useMutation({
    ...cartMutations.add(sidesOfMachine(instance) ?? { dealershipId: '', operatorId: '' }),
    onError: ({ message }) => toast.error(message),
  })
  const add = (kit: Kit) =>
    void mutateAsync([{ bundle_id: kit.id, quantity: 1, instance_id: instance.id }]).then(
      () => toast.success(t('kitInCart', { kit: kit.name })),
      () => undefined,
    )
  return { add, isPending }
}
