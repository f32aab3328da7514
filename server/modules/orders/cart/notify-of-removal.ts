import type { Transaction } from '../../../db/connection'
import { addNotice } from '../../notices'
import { findPeopleWith } from './cart.repository'

interface RemovedArticle {
  kind: 'part' | 'bundle'
  id: string
  name: string
}

/** Tells everybody in whose cart it is that a part or a bundle is no longer sold: its line goes with it. */
export async function notifyOfRemoval(trx: Transaction, article: RemovedArticle): Promise<void> {
  const { name } = article
  for (const personId of await findPeopleWith(trx, article)) {
    await addNotice(trx, {
      personId,
      outcome: 'failure',
      text: {
        en: `${name} is no longer sold and was taken out of your cart.`,
        es: `${name} ya no se vende y se quitó de su carrito.`,
      },
      link: '/cart',
    })
  }
}
