/** What the model is told. A change of the text needs a new version, so that answers say which one they were written by. */
export interface Prompt {
  name: 'understand' | 'answer' | 'confirm' | 'repair'
  version: number
  text: string
}
