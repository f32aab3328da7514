import type { Language } from '../../../../../languages/language'
import { soughtArticle } from '../../../finding/parts/sought-article'
import { rankBySimilarity } from '../../../finding/similarity/similarity'
import { suggestQuestions } from '../../extractive/suggesting/suggest-questions'
import { composeCited } from '../../model/compose-cited'
import { outlineOf } from '../../model/material/outline'
import { readPage, retrieve } from '../../model/material/retrieve'
import { answerTask, askNext, type Searched } from './answer-task'
import type { CiteTask, RetrieveTask, SearchReply, SearchTask } from './search-task'

/** Does what a thread is asked, in the manuals that were opened for it. */
export async function replyTo(task: SearchTask, searched: Searched): Promise<SearchReply> {
  const { scope, checkpoint } = searched
  switch (task.kind) {
    case 'answer':
      return answerTask(task, searched)
    case 'suggest':
      return { to: 'suggest', questions: suggestQuestions(scope, task.language, checkpoint) }
    case 'outline':
      return { to: 'outline', outlines: outlineOf(scope), areEmbedded: await areEmbedded(task, searched) }
    case 'retrieve':
      return { to: 'retrieve', pages: retrieve(task, scope, { checkpoint, similar: await similarTo(task, searched) }) }
    case 'read':
      return { to: 'read', page: readPage(task.manualId, task.page, scope) }
    case 'cite':
      return { to: 'cite', answer: cite(task, searched) }
  }
}

const areEmbedded = async ({ manuals }: SearchTask, { vectors }: Searched) =>
  vectors !== undefined && manuals.length > 0 && (await vectors.areComplete(manuals))

/** What is most like the question by its vector, if there is one. */
async function similarTo({ vector }: RetrieveTask, { vectors, manuals, checkpoint }: Searched) {
  const embedded = vector && (await vectors?.load(manuals, checkpoint))
  if (!embedded) return undefined
  return (language: Language) => rankBySimilarity(embedded, { vector, language }, checkpoint).hits
}

function cite({ assistant, reply, stop }: CiteTask, { scope, checkpoint }: Searched) {
  const { question } = reply
  const ask = askNext({ assistant, question, stop }, scope, checkpoint)
  const sought = assistant === 'parts' ? soughtArticle(question, scope.vocabulary, checkpoint) : undefined
  return { ...composeCited(reply, scope, { checkpoint, ask }), ...(sought && { sought }) }
}
