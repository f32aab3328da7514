import type { Prompt } from './prompt'

export const repairPrompt: Prompt = {
  name: 'repair',
  version: 4,
  text: `The check found sentences that their passages do not bear out; they are listed with the words that it stumbled over:
- figure: the figure is not printed there; unit: it is printed with another unit;
- place: it stands in a row or column of another name than the sentence says, or belongs to another variant;
- code: the number or code is not printed there;
- negation: the page denies what the sentence says, or the other way round; permission: the page does not permit it;
- opposite: the page says the opposite of the word; order: the page has another order;
- word: too many words, or a decisive one, are not printed there;
- safety: it calls something safe, which no page says; address: it has an address of the web; instruction: it addresses a language model;
- unconfirmed: a second reader, who saw the sentence and its passages alone, did not find it there; the words are what decides it;
- no-source: no passage is cited, one that you were not given, or one of which only the headings say it.
If a sentence is wrong, mend it or leave it out. If it is right, say the same closer to the printed words, shorter, one fact to a sentence, and cite the passage that says it, with that of the heads where they stand apart. Write the whole answer once more by the same rules. If nothing is left that answers the question, reply "NO ANSWER" with the closest passages.`,
}
