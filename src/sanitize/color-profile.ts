/** Whether a colour profile says what is so without it. Source: ICC.1:2010 7.2, 9.2, 10.5 and 10.15; IEC 61966-2-1 for sRGB. */
import { latin, viewOf } from './photo-facts.ts';

/** Red, green and blue of sRGB as profiles write them, adapted to D50. */
const primaries = { r: [0.436, 0.2225, 0.0139], g: [0.3851, 0.7169, 0.0971], b: [0.1431, 0.0606, 0.7141] };

/** By its primaries and curves: a name can be anyone's. With those within these limits no channel differs by more than 1 of 255. */
export function isSrgb(profile: Uint8Array): boolean {
  try {
    const view = viewOf(profile);
    const tags = Array.from({ length: view.getUint32(128) }, (_, index): [name: string, at: number] => {
      const entry = 132 + 12 * index;
      return [latin(profile, entry, entry + 4), view.getUint32(entry + 4)];
    });
    const at = new Map(tags);
    // Where there are tables, they count.
    if (at.has('A2B0') || latin(profile, 16, 24) !== 'RGB XYZ ') return false;
    return Object.entries(primaries).every(([color, wanted]) => {
      const [place, curve] = [at.get(`${color}XYZ`) ?? 0, at.get(`${color}TRC`) ?? 0];
      return wanted.every((value, axis) => Math.abs(fixed(view, place + 8 + 4 * axis) - value) < 0.002) && isCurve(view, curve);
    });
  } catch {
    return false;
  }
}

const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65536;
const encoded = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

function isCurve(view: DataView, at: number): boolean {
  const isTable = view.getUint32(at) === 0x63757276;
  const count = view.getUint32(at + 8);
  const entry = (index: number) => view.getUint16(at + 12 + 2 * index) / 65535;
  const kind = view.getUint16(at + 8);
  // A table of one is a gamma, one of none a straight line; curves of other kinds cannot have the two parts of sRGB's.
  if (isTable ? count < 2 : view.getUint32(at) !== 0x70617261 || kind < 3) return false;
  const [g = 1, a = 0, b = 0, c = 0, d = 0] = isTable ? [] : [0, 1, 2, 3, 4].map((index) => fixed(view, at + 12 + 4 * index));
  const linear = (value: number): number => {
    if (!isTable) return value >= d ? (a * value + b) ** g : c * value;
    const place = value * (count - 1);
    const below = Math.min(Math.floor(place), count - 2);
    return entry(below) + (entry(below + 1) - entry(below)) * (place - below);
  };
  return Array.from({ length: 33 }, (_, index) => index / 32).every(
    (value) => Math.abs(encoded(linear(value)) - value) < 1 / 255,
  );
}
