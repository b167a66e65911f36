/** Recognises colour profiles that mean sRGB, which holds without a profile. Source: ICC.1:2010 7.2, 9.2, 10.5 and 10.15; IEC 61966-2-1 for sRGB. */
import { latin, viewOf } from './photo-facts.ts';

/** Red, green and blue of sRGB as profiles write them, adapted to D50. */
const primaries = { r: [0.436, 0.2225, 0.0139], g: [0.3851, 0.7169, 0.0971], b: [0.1431, 0.0606, 0.7141] };

/** By its primaries and curves: a name can be anyone's. With those within these limits no channel differs by more than 1 of 255. */
export function isSrgb(profile: Uint8Array): boolean {
  try {
    const view = viewOf(profile);
    const entries = Array.from({ length: Math.min(view.getUint32(128), 100) }, (_, index) => 132 + 12 * index);
    const places = new Map(entries.map((entry) => [latin(profile, entry, entry + 4), view.getUint32(entry + 4)]));
    // Tables would count more than primaries and curves.
    if (places.has('A2B0') || latin(profile, 16, 24) !== 'RGB XYZ ') return false;
    return Object.entries(primaries).every(([color, wanted]) => {
      const at = places.get(`${color}XYZ`) ?? 0;
      const isRight = (value: number, axis: number) => Math.abs(fixed(view, at + 8 + 4 * axis) - value) < 0.002;
      return wanted.every(isRight) && isCurve(view, places.get(`${color}TRC`) ?? 0);
    });
  } catch {
    return false;
  }
}

const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65536;
const encoded = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** A table of one entry is a gamma, one of none a straight line; of the others only those of kind 3 and 4 have two parts, as sRGB's has. */
function isCurve(view: DataView, at: number): boolean {
  const entry = (index: number) => view.getUint16(at + 12 + 2 * index) / 65535;
  const [g = 1, a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3, 4].map((index) => fixed(view, at + 12 + 4 * index));
  const last = view.getUint32(at + 8) - 1;
  const isTable = view.getUint32(at) === 0x63757276;
  if (isTable ? last < 1 : view.getUint32(at) !== 0x70617261 || view.getUint16(at + 8) < 3) return false;
  const linear = (value: number): number => {
    if (!isTable) return value >= d ? (a * value + b) ** g : c * value;
    const below = Math.min(Math.floor(value * last), last - 1);
    return entry(below) + (entry(below + 1) - entry(below)) * (value * last - below);
  };
  return Array.from({ length: 33 }, (_, index) => index / 32).every(
    (value) => Math.abs(encoded(linear(value)) - value) < 1 / 255,
  );
}
