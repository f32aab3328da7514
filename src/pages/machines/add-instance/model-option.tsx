import { MachineDrawing, MachineName } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { ListOption } from '@/shared/ui/list-option'
import { addInstanceText } from './text'
import type { ModelChoice } from './use-model-search'

type ModelOptionProps = {
  id: string
  choice: ModelChoice
  /** Whether the keyboard is at it. */
  isMarked: boolean
  onChoose: () => void
}

export function ModelOption({ choice: { model, serialNumber }, ...option }: ModelOptionProps) {
  const t = useText(addInstanceText)
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
