import { defineEvent } from '../../events/event'

interface RemovedArticle {
  kind: 'part' | 'bundle'
  id: string
  /** As people know it: number and description, or the name of a bundle. */
  name: string
}

/** A part or a bundle is about to be deleted, and what refers to it with it. Undone if it turns out to be in use. */
export const articleRemoved = defineEvent<RemovedArticle>('catalogue.article_removed')
