import { conflict, taken } from '../../../domain/domain-error'
import { normalizeName } from './brand'
import { type VariantDraft, validVariants } from './variant'

/** A model as a dealership, or a super user for the platform, describes it. */
export interface ModelDraft {
  brandId: string
  type: string
  model: string
  variants: VariantDraft[]
}

/** Only what is present is changed. */
export type ModelChange = Partial<Omit<ModelDraft, 'brandId'>>

/**
 * @param known ids of the variants that the model has
 * @throws DomainError invalid if its variants contradict each other
 */
export const normalizeModel = <Model extends ModelChange>(sent: Model, known: readonly string[] = []): Model => ({
  ...sent,
  ...(sent.type !== undefined && { type: normalizeName(sent.type) }),
  ...(sent.model !== undefined && { model: normalizeName(sent.model) }),
  ...(sent.variants && { variants: validVariants(sent.variants, known) }),
})

export const modelExists = (model: string) =>
  taken('machine_exists', {
    path: 'body.model',
    message: {
      en: `This brand already has a model ${model}.`,
      es: `Ya existe un modelo ${model} de esta marca.`,
    },
  })

export const modelChanging = () =>
  conflict('conflict', {
    en: 'Someone else is changing this model. Try again.',
    es: 'Otra persona está cambiando este modelo. Inténtelo de nuevo.',
  })
