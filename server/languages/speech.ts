/** How people speak beside the trade. Written by the project's authors from general knowledge, not from questions. */
export interface Speech {
  /** How people speak and how manuals write; a line has equivalent expressions, or what is said > what is written. */
  expressions: string
  /** What people call a machine beside the names in the glossary, separated by spaces. */
  machineKinds: string
  /**
   * What people ask an assistant about that no machine has, as single normalised words. A word that is also a machine's, as
   * "cup" or "match", is not here.
   */
  everydaySubjects: string
}
