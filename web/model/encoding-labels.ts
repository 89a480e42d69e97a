/**
 * Names that iconv, Java and Python have for encodings and browsers do not, in lower case without
 * punctuation, by the label of the Encoding Standard.
 */
const NAMES: Readonly<Record<string, string>> = {
  gbk: 'gb2312 gb23121980 euccn eucgb2312cn',
  gb18030: 'gb180302000 gb180302005 gb180302022',
  'euc-kr': 'uhc euckr ksc56011987 ksx1001',
  shift_jis: 'sjis shiftjis shiftjis2004 shiftjisx0213 sjis0213 ms9320213 windows31j mskanji pck',
  'euc-jp': 'eucjp eucjpms eucjpopen eucjplinux eucjis2004 eucjisx0213 ujis',
  'iso-2022-jp': 'iso2022jp iso2022jp1 iso2022jp2',
  big5: 'big5 big5tw big5hkscs ms950hkscs big5solaris',
  'windows-1252': '88591 ascii 646',
  'windows-874': 'tis620',
  macintosh: 'macroman',
  'koi8-r': 'koi8r',
  'koi8-u': 'koi8u',
  'utf-8': 'u8 utf8 utf8sig',
  'utf-16le': 'utf16 utf16le',
  'utf-16be': 'utf16be',
};

/** Numbers of code pages of Windows and IBM. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  gbk: '936 1386',
  gb18030: '54936',
  'euc-kr': '949 970 51949',
  shift_jis: '932 943',
  'euc-jp': '51932',
  'iso-2022-jp': '50220 50221 50222',
  big5: '950',
  ibm866: '866',
  macintosh: '10000',
  'windows-874': '874',
  'windows-1252': '819 28591',
  'utf-8': '65001',
};

const LABELS = new Map(
  [
    ...Object.entries(NAMES).map(([label, names]) => [label, names] as const),
    ...Object.entries(CODE_PAGES).map(([label, pages]) => [label, pages.replace(/\d+/g, 'cp$&')] as const),
  ].flatMap(([label, names]) => names.split(' ').map((name) => [name, label] as const)),
);

/** The label of the encoding with this name, for `TextDecoder`, in lower case; null if nobody knows one. */
export function labelOf(name: string): string | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (
    standard(name) ??
    // Java puts an x before names of its own.
    [plain, plain.replace(/^x/, '')].reduce<string | null>((found, each) => found ?? squeezed(each), null)
  );
}

/** The label of a name in the Encoding Standard. */
function standard(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

function squeezed(name: string): string | null {
  const page = /^(?:cp|ms|windows|ibm|mswin)(\d{1,5})$/.exec(name)?.[1];
  const part = /^iso8859(\d{1,2})$/.exec(name)?.[1];
  return (
    LABELS.get(name) ??
    (page && (LABELS.get(`cp${page}`) ?? (/^125\d$/.test(page) ? standard(`windows-${page}`) : null))) ??
    (part && standard(`iso-8859-${part}`)) ??
    (/^latin\d{1,2}$/.test(name) ? standard(name) : null)
  );
}
