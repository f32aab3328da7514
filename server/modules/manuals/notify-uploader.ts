import type { Transaction } from '../../db/connection'
import type { Text } from '../../domain/text'
import { addNotice } from '../notices'
import type { Manual } from './manual'

/** Tells whoever uploaded a manual that it can be asked about, or why it cannot. */
export async function notifyUploader(trx: Transaction, manual: Manual): Promise<void> {
  const { uploadedBy: personId, status, machineId } = manual
  if (!personId) return
  const outcome = status === 'FAILED' ? 'failure' : 'success'
  await addNotice(trx, { personId, outcome, text: textOf(manual), link: `/machines/${machineId}` })
}

const textOf = ({ displayName, status, reason }: Manual): Text =>
  status === 'FAILED'
    ? {
        en: `${displayName} could not be read. ${reason?.en ?? ''}`.trim(),
        es: `No se pudo leer ${displayName}. ${reason?.es ?? ''}`.trim(),
      }
    : { en: `${displayName} is ready for questions.`, es: `${displayName} está listo para preguntas.` }
