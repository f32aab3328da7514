import type { ManualWriting } from '../manual-writing'

/** What manuals in Dutch write. */
export const manuals: ManualWriting = {
  signalWords: { DANGER: ['GEVAAR'], WARNING: ['WAARSCHUWING'], CAUTION: ['VOORZICHTIG'] },
  structureWords: {
    chapter: 'hoofdstuk, sectie, paragraaf, groep, deel, bijlage',
    figure: 'figuur, fig, afbeelding, afb',
    table: 'tabel',
    step: 'stap',
    page: 'pagina, blz, bladzijde',
    revision: 'revisie, rev, wijziging',
    of: 'van',
    contents: 'inhoud, inhoudsopgave, index, trefwoordenregister',
    continued: 'vervolg',
    notice: 'let op',
    note: 'opmerking, opmerkingen, let op, belangrijk',
  },
  words: {
    section: 'hoofdstuk paragraaf sectie zie',
    note: 'opmerking',
    fault: 'storing oorzaak oplossing probleem symptoom',
    first: 'eerste',
    key: 'code alarm fout onderdeel onderdeelnummer bestelnummer nummer zekering relais',
    quantity: 'aantal hoeveelheid',
    description: 'omschrijving benaming beschrijving',
    partNumber: 'onderdeel onderdeelnr onderdeelnummer artikelnummer',
    tool: 'sleutel ringsleutel steeksleutel dopsleutel inbussleutel dop boor',
  },
  remedyTitles: ['wat te doen', 'oplossing', 'oplossingen', 'maatregel', 'maatregelen', 'actie'],
  genericHeadings: [
    'algemeen',
    'algemene informatie',
    'inleiding',
    'voorwoord',
    'inhoud',
    'inhoudsopgave',
    'index',
    'trefwoordenregister',
    'bijlage',
    'bijlagen',
    'over deze handleiding',
    'service',
    'probleem',
    'problemen',
    'oplossing',
    'oplossingen',
  ],
  partsColumns: {
    figure: 'fig, figuur, afb, afbeelding',
    item: 'pos, positie, item, volgnr',
    number:
      'onderdeelnr, onderdeel nr, onderdeelnummer, onderdelennummer, artikelnr, artikel nr, artikelnummer, bestelnr, bestel nr, bestelnummer, tekeningnr, tekeningnummer',
    stock: 'nsn',
    description: 'omschrijving, benaming, beschrijving',
    quantity: 'aantal, hoeveelheid, stuks, st',
    remark: 'opmerking, opmerkingen, serienr, serienummer, model',
  },
  abbreviations: 'compl compleet, cpl compleet, li links, re rechts, hydr hydraulisch, cil cilinder',
  suppressions: {
    always: 'afb bijv bijz ca dhr dr evt excl fig figs hfst incl max min nr nrs pag resp vgl zgn',
    beforeNumbers: 'art bv par tab tel',
  },
  forbids: /(?<!\p{L})(?:nooit|verboden|(?:mag|mogen|moet|moeten)\s[^.]*\b(?:niet|geen))(?!\p{L})/u,
  permits: /(?<!\p{L})(?:toegestaan|toegelaten|alleen|uitsluitend)(?!\p{L})/u,
  limits:
    /(?<!\p{L})(?:hoogstens|ten (?:hoogste|minste)|minstens|maximaal|minimaal|niet (?:meer|langer|hoger) dan|tot)(?!\p{L})/u,
  below: 'onder|minder dan|lager dan|tot en met',
  above: 'boven|meer dan|hoger dan|vanaf',
  states: {
    condition: /^\W*(?:als|wanneer)\b|\b(?:indien|mocht)\b/,
    duty: /\b(?:moet|moeten|dient|dienen|zou|zorg)\b|^\W*(?:om|voor)\b/,
    place:
      /\b(?:achter|onder|boven|naast|voor|in de|in het|op de|op het|aan de|aan het|links|rechts|voorin|achterin|tussen|binnen|buiten|dichtbij)\b/,
    colour:
      /\b(?:rode?|groene?|groen|blauwe?|gele?|geel|zwarte?|witte?|wit|oranje|bruine?|grijze?|grijs|paarse?|paars|roze|olijf\w*|zilver\w*|goud\w*|helder)\b/,
    maker: /\b(?:(?:gemaakt|geproduceerd|geleverd|vervaardigd) door|fabrikant)/,
  },
}
