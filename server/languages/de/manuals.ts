import type { ManualWriting } from '../manual-writing'

/** What manuals in German write. */
export const manuals: ManualWriting = {
  signalWords: { DANGER: ['GEFAHR'], WARNING: ['WARNUNG'], CAUTION: ['VORSICHT', 'ACHTUNG'] },
  structureWords: {
    chapter: 'kapitel, abschnitt, gruppe, teil, anhang',
    figure: 'abbildung, abb, bild',
    table: 'tabelle, tab',
    step: 'schritt',
    page: 'seite',
    revision: 'revision, rev, änderung',
    of: 'von',
    contents:
      'inhalt, inhaltsverzeichnis, stichwortverzeichnis, sachverzeichnis, index, abbildungsverzeichnis, tabellenverzeichnis',
    continued: 'fortsetzung, forts',
    notice: 'hinweis',
    note: 'hinweis, hinweise, anmerkung, wichtig',
  },
  words: {
    section: 'abschnitt kapitel siehe',
    note: 'hinweis',
    fault: 'storung storungen ursache ursachen abhilfe fehler problem symptom',
    first: 'erste erster ersten erstes',
    key: 'code alarm fehler teilenummer teilenr teile bestellnummer bestellnr identnummer identnr nr nummer sicherung relais',
    quantity: 'menge anzahl stuck stk',
    description: 'benennung bezeichnung beschreibung teilebezeichnung',
    partNumber:
      'teil teile teilenr teilenummer ersatzteil ersatzteilnummer bestellnr bestellnummer artikelnr artikelnummer',
    tool: 'schlussel steckschlussel ringschlussel gabelschlussel maulschlussel schraubenschlussel inbusschlussel innensechskantschlussel nuss steckschlusseleinsatz bohrer',
  },
  remedyTitles: ['was tun', 'abhilfe', 'massnahme', 'massnahmen', 'behebung', 'losung', 'losungen'],
  genericHeadings: [
    'Allgemeines',
    'allgemeine Hinweise',
    'Einleitung',
    'Einführung',
    'Vorwort',
    'Inhalt',
    'Inhaltsverzeichnis',
    'Stichwortverzeichnis',
    'Index',
    'Anhang',
    'Anhänge',
    'über diese Anleitung',
    'zu dieser Anleitung',
    'Service',
    'Problem',
    'Probleme',
    'Lösung',
    'Lösungen',
  ],
  partsColumns: {
    figure: 'abb, abbildung, bild, bild nr, tafel',
    item: 'pos, position, pos nr, positionsnummer, lfd nr, bildnr',
    number:
      'teile nr, teilenr, teilenummer, teil nr, ersatzteil nr, ersatzteilnummer, bestell nr, bestellnr, bestellnummer, artikel nr, artikelnr, artikelnummer, sach nr, sachnr, sachnummer, ident nr, identnummer, material nr, materialnummer, et nr, zeichnungs nr, zeichnungsnr, zeichnungsnummer',
    stock: 'versorgungsnummer, versorgungs nr, nsn',
    description: 'benennung, bezeichnung, beschreibung, teilebezeichnung, teil',
    quantity: 'menge, anzahl, stuck, stk, stckz, stuckzahl',
    remark: 'bemerkung, bemerkungen, hinweis, anmerkung, serien nr, seriennummer, masch nr, fahrgestell nr, modell',
  },
  abbreviations:
    'kpl komplett, kompl komplett, vollst vollstandig, li links, re rechts, vo vorn, unt unten, hydr hydraulik, zyl zylinder, schr schraube, dichtg dichtung, mot motor',
  suppressions: {
    always: 'abb abs anh bsp bzw ca dr ggf inkl max min mind nr nrn pos resp sog vgl zzgl',
    beforeNumbers: 'art kap tab tel',
  },
  forbids:
    /(?<!\p{L})(?:nie|niemals|verboten|untersagt|nicht (?:erlaubt|gestattet|zulässig)|(?:darf|dürfen|soll|sollen)\s[^.]*\b(?:nicht|keine?n?)|nicht [^.]*\p{L}+en[.!]?$|keine?n? [^.]*\p{L}+en[.!]?$)(?!\p{L})/u,
  permits: /(?<!\p{L})(?:erlaubt|zulässig|gestattet|zugelassen|nur|ausschließlich)(?!\p{L})/u,
  limits:
    /(?<!\p{L})(?:höchstens|mindestens|maximal|minimal|nicht (?:mehr|länger|höher|schneller|weiter) als|bis zu)(?!\p{L})/u,
  below: 'unter|unterhalb|weniger als|hochstens|bis zu',
  above: 'uber|oberhalb|mehr als|mindestens|ab',
  states: {
    condition: /^\W*(?:sobald)\b|\b(?:wenn|falls|sofern)\b/,
    duty: /\b(?:muss|mussen|soll|sollen|sollte|sollten|ist zu|sind zu|darauf achten)\b|^\W*(?:um|zum|zur)\b/,
    place:
      /\b(?:hinter|unter|unterhalb|uber|oberhalb|neben|vor|im|in der|an der|am|auf der|links|rechts|vorn|vorne|hinten|zwischen|innen|aussen|oben|unten)\b/,
    colour:
      /\b(?:rot\w*|grun\w*|blau\w*|gelb\w*|schwarz\w*|weiss\w*|orange\w*|braun\w*|grau\w*|violett\w*|rosa|oliv\w*|silber\w*|gold\w*|klar)\b/,
    maker: /\b(?:hergestellt von|hersteller|geliefert von)/,
  },
}
