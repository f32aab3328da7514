import { MachineDrawing, MachineName } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Model } from '../model/use-model-search'
import { chooseModelText } from '../text'

/** The model that was chosen, in place of the search. */
export function ChosenModel({ model, onChange }: { model: Model; onChange: () => void }) {
  const t = useText(chooseModelText)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('model')}</legend>
      <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
        <MachineDrawing type={model.type} className="w-12 text-ink-muted max-sm:w-10" />
        <p className="min-w-0 grow">
          <span className="block wrap-anywhere">
            <MachineName {...model} />
          </span>
          <span className="block text-sm text-ink-muted">{model.type}</span>
        </p>
        <Button variant="quiet" size="sm" aria-label={t('changeModel')} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </fieldset>
  )
}
