import { CheckCheck, ShoppingCart } from 'lucide-react'
import type { MachineInstance, TaskState } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import { Button } from '@/shared/ui/button'
import { RowMenu } from '@/shared/ui/row-menu'
import { instanceDetailsText } from '../text'
import { sidesOfMachine, useKitToCart } from './use-kit-to-cart'

type TaskActionsProps = {
  task: TaskState
  instance: MachineInstance
  /** Undefined for those who may not record completions. */
  onDone: ((task: TaskState) => void) | undefined
}

/** Marks a task as done, and on a phone orders its kit as soon as it is wanted, from the menu if there is another action. */
export function TaskActions({ task, instance, onDone }: TaskActionsProps) {
  const t = useText(instanceDetailsText)
  const isNarrow = useIsNarrow()
  const { add, isPending } = useKitToCart(instance)
  const kit = wantedKit(task, instance)
  if (!onDone) return <KitToCart task={task} instance={instance} />
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        icon={<CheckCheck aria-hidden />}
        aria-label={t('doneNamed', { task: task.name })}
        onClick={() => onDone(task)}
        className="max-sm:grow"
      >
        {t('done')}
      </Button>
      {kit && isNarrow && (
        <RowMenu
          name={task.name}
          actions={[
            {
              label: t('addKit', { kit: kit.name }),
              icon: <ShoppingCart aria-hidden />,
              disabled: isPending,
              onSelect: () => add(kit),
            },
          ]}
        />
      )}
    </span>
  )
}

type KitToCartProps = Pick<TaskActionsProps, 'task' | 'instance'> & { size?: 'sm' | 'md' }

/** Puts the kit of a task into the cart; nothing before it is wanted. */
export function KitToCart({ task, instance, size = 'md' }: KitToCartProps) {
  const t = useText(instanceDetailsText)
  const { add, isPending } = useKitToCart(instance)
  const kit = wantedKit(task, instance)
  if (!kit) return null
  return (
    <Button
      icon={<ShoppingCart aria-hidden />}
      size={size}
      aria-label={t('addKit', { kit: kit.name })}
      pending={isPending}
      onClick={() => add(kit)}
      className="max-sm:w-full"
    >
      {t('addToCart')}
    </Button>
  )
}

const wantedKit = (task: TaskState, instance: MachineInstance) =>
  sidesOfMachine(instance) && task.status !== 'OK' ? task.kit : null
