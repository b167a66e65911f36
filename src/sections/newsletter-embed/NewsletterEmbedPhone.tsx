import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { CallingCodes } from '../../../schema/atoms.ts';
import { Fold } from '../../parts/Fold.tsx';
import { FieldError } from '../../parts/form/FieldError.tsx';
import { SelectArrows } from '../../parts/form/SelectArrows.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import type { SignUpForm } from './form.ts';
import styles from './NewsletterEmbed.module.css';

interface PhoneProps {
  phone: NonNullable<SignUpForm['phone']>;
  /** What ids begin with. */
  id: string;
}

/** Neither a letter nor a digit, in a pattern. */
const other = '[^\\p{L}\\p{Nd}]';

/** Country code and number, folded up where the manifest has a line for it. */
export function NewsletterEmbedPhone(props: PhoneProps) {
  const { fold } = props.phone;
  if (!fold) return <PhoneFields {...props} />;
  return (
    <Fold label={<InlineText text={fold} />} className={styles.phone}>
      <PhoneFields {...props} />
    </Fold>
  );
}

/** The code is needed only with a number, which HTML cannot say: the guard does. */
function PhoneFields({ phone, id }: PhoneProps) {
  const { countryCode, minDigits, maxDigits } = phone;
  const codeId = `${id}${countryCode.name}`;
  const numberId = `${id}${phone.name}`;
  const choices = useMemo(() => choicesOf(countryCode.country) ?? choicesIn(codeId), [countryCode.country, codeId]);
  const chosen = choices.find(({ isChosen }) => isChosen)?.code ?? '+';
  return (
    <>
      <div>
        <NativeSelect
          ref={(select) => chooseAtFirst(select, choices)}
          id={codeId}
          name={countryCode.name}
          label={<InlineText text={countryCode.label} />}
          defaultValue={chosen}
          autoComplete="tel-country-code"
          rightSection={<SelectArrows />}
        >
          <option value="">{countryCode.empty}</option>
          {choices.map(({ code, label, isChosen }, index) => {
            // Countries share codes, and React would choose them all. An option's text is its value, without blanks around it:
            // for the browser the same code, for React another one.
            if (code === chosen && !isChosen) {
              return <option key={index} label={label}>{` ${code}`}</option>;
            }
            return (
              <option key={index} value={code}>
                {label}
              </option>
            );
          })}
        </NativeSelect>
        <FieldError of={codeId} />
      </div>
      <div>
        {/* Without a greatest length: a number that is cut off is a wrong number, and nobody notices. */}
        <TextInput
          id={numberId}
          name={phone.name}
          label={<InlineText text={phone.label} />}
          description={<InlineText text={phone.hint} />}
          type="tel"
          autoComplete="tel"
          // Nobody sees it: the style sheet tells by it whether there is a number, and then keeps the fields unfolded.
          placeholder={phone.fold && ' '}
          // Plain digits as they are sent. Whatever people write beside them, the guard reads (phone.ts): here a rough count of digits.
          pattern={`[1-9][0-9]{${minDigits - 1},${maxDigits - 1}}|(?=0|.*[^0-9])(?:${other}*\\p{Nd}){${Math.max(minDigits - 2, 1)},${maxDigits + 3}}${other}*`}
          title={phone.hint}
        />
        <FieldError of={numberId} expected={phone.expected} />
      </div>
    </>
  );
}

interface Choice {
  /** As it is sent: `+49`. */
  code: string;
  label: string;
  isChosen: boolean;
}

const choicesOf = ({ selected, countries }: CallingCodes): Choice[] | undefined =>
  countries?.map(({ iso, name, code }) => ({ code: `+${code}`, label: `${name} (+${code})`, isChosen: iso === selected }));

/** What the document's own list offers behind the empty option: the page's data do not hold it once more. */
function choicesIn(id: string): Choice[] {
  const select = document.getElementById(id);
  if (!(select instanceof HTMLSelectElement)) return [];
  return [...select.options]
    .slice(1)
    .map(({ value, label, defaultSelected }) => ({ code: value, label, isChosen: defaultSelected }));
}

/** A select that React makes in the browser has the first option with the code. One from the document is right already. */
function chooseAtFirst(select: HTMLSelectElement | null, choices: readonly Choice[]) {
  // Behind the empty option.
  const wanted = select?.options[choices.findIndex(({ isChosen }) => isChosen) + 1];
  if (!select || !wanted || wanted.defaultSelected) return;
  for (const option of select.options) option.defaultSelected = option === wanted;
  wanted.selected = true;
}
