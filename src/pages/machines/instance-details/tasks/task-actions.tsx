import { CheckCheck, ShoppingCart } from 'lucide-react'
import type { MachineInstance, TaskState } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useIsNarrow } from '@/shared/lib/media-query'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { RowMenu } from '@/shared/ui/row-menu'
import { instanceDetailsText } from '../text'
import { sidesOfMachine, useKitToCart } from './use-kit-to-cart'

type TaskActionsProps = {
  task: TaskState
  instance: MachineInstance
  /** Undefined for those who may not record completions. */
  onDone: ((task: TaskState) => void) | undefined
}

/** Marks a task as done, and orders its kit as soon as it is wanted; on a phone the kit waits behind the menu. */
export function TaskActions({ task, instance, onDone }: TaskActionsProps) {
  const t = useText(instanceDetailsText)
  const isNarrow = useIsNarrow()
  const { add, isPending } = useKitToCart(instance)
  const sides = sidesOfMachine(instance)
  const kit = sides && task.status !== 'OK' ? task.kit : null
  return (
    <span className="flex justify-end gap-2">
      {kit && !isNarrow && onDone && (
        <IconButton
          variant="secondary"
          label={t('addKit', { kit: kit.name })}
          title={t('addKit', { kit: kit.name })}
          icon={<ShoppingCart aria-hidden />}
          disabled={isPending}
          onClick={() => add(kit)}
        />
      )}
      {kit && !onDone && (
        <Button
          icon={<ShoppingCart aria-hidden />}
          aria-label={t('addKit', { kit: kit.name })}
          pending={isPending}
          onClick={() => add(kit)}
          className="max-sm:grow"
        >
          {t('addToCart')}
        </Button>
      )}
      {onDone && (
        <Button
          icon={<CheckCheck aria-hidden />}
          aria-label={t('doneNamed', { task: task.name })}
          onClick={() => onDone(task)}
          className="max-sm:grow"
        >
          {t('done')}
        </Button>
      )}
      {kit && isNarrow && onDone && (
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
