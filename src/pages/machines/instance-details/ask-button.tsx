import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { asChosen, machineQueries } from '@/entities/machine'
import type { MachineInstance } from '@/entities/machine-instance'
import { useChosenMachine } from '@/features/choose-machine'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { instanceDetailsText } from './text'

type AskButtonProps = {
  instance: MachineInstance
  /** Called after the machine has become the chosen one; opens the assistant. */
  onAsk: (machineId: string) => void
}

/** Asks about this machine: "a machine's serial chooses the manuals that apply" (behaviour, section 4). */
export function AskButton({ instance: { machine, serial_number }, onAsk }: AskButtonProps) {
  const t = useText(instanceDetailsText)
  const { choose } = useChosenMachine()
  const { data: model, isPending } = useQuery(machineQueries.detail(machine.id))
  if (!model && !isPending) return null
  return (
    <Button
      icon={<MessageCircleQuestion aria-hidden />}
      // It has its place before it can be pressed, so that nothing moves when it can.
      disabled={!model}
      onClick={() => {
        if (!model) return
        choose(asChosen(model, serial_number))
        onAsk(model.id)
      }}
    >
      {t('ask', { assistant: defaultAssistantName })}
    </Button>
  )
}
