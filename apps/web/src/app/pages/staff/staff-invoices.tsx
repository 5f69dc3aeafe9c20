import { InvoiceDesk } from '../../../features/apple-invoices/components/invoice-desk.tsx';
import { ProofField } from '../../../features/recharges/components/proof-field.tsx';

/** A PDF is sent and kept as every proof of money is. */
export function StaffInvoices() {
  return (
    <InvoiceDesk
      fileField={({ onFile, ...field }) => (
        <ProofField name="file" accept="application/pdf" onProof={onFile} {...field} />
      )}
    />
  );
}
