/** What all pages share: some of it has a form of its own, all else is filled in by the fields of its schema. */
import type { Field } from '../../draft/fields/model.ts';
import { FieldList } from '../fields/FieldList.tsx';
import { FieldView } from '../fields/FieldView.tsx';
import { type Choice, LookFields } from '../fields/LookFields.tsx';
import { OpenForm } from './OpenForm.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import { ValuesForm } from './ValuesForm.tsx';

export function PartForm({ part, field }: { part: string; field: Field }) {
  if (part === 'constants' && field.kind === 'record') return <ValuesForm entry={field.entry} />;
  if (part === 'placeholders' && field.kind === 'record') return <OpenForm entry={field.entry} />;
  if (part === 'theme' && field.kind === 'object') return <ThemeForm field={field} />;
  if ((part === 'header' || part === 'footer') && field.kind === 'object') {
    const layouts = field.fields.filter((one): one is Choice => one.kind === 'choice' && one.key === 'layout');
    return (
      <>
        <FieldList
          fields={field.fields.filter((one) => !layouts.some((layout) => layout === one))}
          at={`/${part}`}
          order={field.fields}
        />
        <LookFields fields={layouts} at={`/${part}`} siblings={field.fields} />
      </>
    );
  }
  if (field.kind === 'object') return <FieldList fields={field.fields} at={`/${part}`} />;
  return <FieldView field={field} at={`/${part}`} isBare />;
}
