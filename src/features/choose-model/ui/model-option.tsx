import { MachineDrawing, MachineName } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { ListOption } from '@/shared/ui/list-option'
import type { ModelChoice } from '../model/use-model-search'
import { chooseModelText } from '../text'

type ModelOptionProps = {
  id: string
  choice: ModelChoice
  /** Whether the keyboard is at it. */
  isMarked: boolean
  onChoose: () => void
}

export function ModelOption({ choice: { model, serialNumber }, ...option }: ModelOptionProps) {
  const t = useText(chooseModelText)
  return (
    <ListOption {...option}>
      <MachineDrawing type={model.type} className="w-12 text-ink-muted" />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <MachineName {...model} />
        </span>{' '}
        <span className="figures block text-sm wrap-anywhere text-ink-muted">
          {model.type}
          {serialNumber && ` · ${t('serialOf', { serial: serialNumber })}`}
        </span>
      </span>
    </ListOption>
  )
}
